import { criticalCss } from './critical-css.ts'

const html = '<main class="page wide"><a class="link">More</a></main>'

test.each([
  ['keeps the rules of classes that are there', '.page{color:red}.other{color:blue}', '.page{color:red}'],
  ['keeps what needs no class', 'a:hover{color:red}:root{--x:1}', 'a:hover{color:red}:root{--x:1}'],
  ['asks for every class of a selector', '.page .other,.page .link{color:red}', '.page .link{color:red}'],
  [
    'does not judge what :is and :not hold',
    ':is(.other,a):not(.gone){color:red}',
    ':is(.other,a):not(.gone){color:red}',
  ],
  [
    'looks into layers and conditions, and drops empty ones',
    '@layer app{@media (width>1px){.other{top:0}}.link{top:0}}',
    '@layer app{.link{top:0}}',
  ],
  ['keeps the order of layers', '@layer reset,app;', '@layer reset,app;'],
  ['keeps animations', '@keyframes in{from{top:0}to{top:1px}}', '@keyframes in{from{top:0}to{top:1px}}'],
  ['drops what is for paper', '@media print{a{display:none}}', ''],
  [
    'makes addresses hold outside the file',
    'a{background:url(dot.svg)}',
    'a{background:url(/releases/x/dot.svg)}',
  ],
])('it %s', (_, css, expected) => {
  expect(criticalCss(css, '/releases/x/', html)).toBe(expected)
})
