/** What the API says in tests and on the page of `npm run dev`: by 'METHOD /path'. */
export const answers = {
  'GET /modules': [
    {
      code: 'IC0110',
      title: 'Ladder Safety',
      standard: '29 CFR 1926.1053',
      minutes: 40,
      priceCents: 2000,
      renewal: 'Every year',
      lessons: ['Choosing a ladder', 'Setting it up'],
    },
    {
      code: 'IC0112',
      title: 'Fall Protection',
      standard: '29 CFR 1926.501',
      minutes: 60,
      priceCents: 4000,
      renewal: 'Every year',
      lessons: ['When protection starts', 'Anchors'],
    },
  ],
}
