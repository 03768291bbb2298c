import type { LegalBody } from '../../lib/data/schema/content/legal.ts'
import { PRIVACY_BROWSER } from './privacy-browser.ts'
import { PRIVACY_RIGHTS } from './privacy-rights.ts'

export const PRIVACY_POLICY: LegalBody = {
  title: 'Privacy policy',
  summary: [
    'We keep what training records need, and little else. There are no advertisements, no trackers of other companies, and we do not sell or rent personal information.',
    'If your employer pays for your training, your employer sees your training status. Section 4 lists exactly what.',
    'You can see, correct, download and close your account at any time.',
  ],
  sections: [
    {
      id: 'who',
      heading: '1. Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: '{tenant} runs this site and decides what happens with the information on it. The software is operated for {tenant} by the platform provider named at the foot of each page, which handles the information only on {tenant}’s instructions. Write to {email} or call {phone} about anything in this policy.',
        },
      ],
    },
    {
      id: 'what',
      heading: '2. What we collect, and why',
      blocks: [
        {
          kind: 'table',
          head: ['Information', 'Where it comes from', 'What it is for'],
          rows: [
            [
              'Name, email, company, state',
              'You, or your company’s directory when you sign in through it',
              'Your account, your certificates, and the state rules that apply to you',
            ],
            [
              'Password',
              'You',
              'Signing in. Stored only as an Argon2id hash; a company password is passed to your company’s directory and not stored',
            ],
            [
              'Training: modules, status, quiz attempts and scores, dates, language',
              'Your use of the site',
              'Showing your progress, issuing certificates, proving training',
            ],
            ['Questions to trainers, consultation requests', 'You', 'Answering them'],
            [
              'Orders, plan, invoices',
              'You, and the payment provider',
              'Providing what was bought. Card numbers go to the payment provider and never reach us',
            ],
            [
              'Sign-in sessions: time, device description, network (the address without its last part)',
              'Your browser',
              'Letting you see and end your sessions, and stopping attacks',
            ],
            [
              'Technical failures: page, release, error text',
              'Your browser',
              'Repairing what broke. No name or account is attached',
            ],
            [
              'Visits of a page whose new version is being tried out: whether it loaded, how fast, and a code made from your network (the address without its last part) and the day with a key of ours, which cannot be turned back into the network',
              'Your browser, only after you choose Accept All',
              'Noticing that a new version breaks pages, without one visitor counting as many',
            ],
            [
              'Audit log: sign-ins and refused ones, changes of accounts, orders and settings, downloads, with who, what, when and the network address',
              'What you and administrators do on the site',
              'Finding out about misuse and proving who changed what. Section 6 says how long',
            ],
            [
              'Page speed measurements',
              'Your browser, only after you choose Accept All',
              'Making pages faster',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not ask for Social Security numbers, dates of birth, health information or precise location, and ask you not to send them.',
        },
      ],
    },
    PRIVACY_BROWSER,
    {
      id: 'employers',
      heading: '4. What employers and trainers see',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Training records exist so that an employer can show that people were trained. If your account belongs to a company, the people who manage training there see:',
        },
        {
          kind: 'list',
          items: [
            'your name, email, company and, where used, department',
            'for each module: status, dates assigned, due, started and completed, score, number of attempts, language, version of the content, and whether the hands-on part was signed off',
            'your certificates, their codes and expiry dates',
          ],
        },
        {
          kind: 'paragraph',
          text: 'They do **not** see your password, your individual answers, your notes, your sign-in sessions, or anything that you bought for yourself.',
        },
        {
          kind: 'paragraph',
          text: 'A professional partner who is assigned to you sees the same training record while the assignment lasts, and the questions that you send to them. The access ends when the assignment ends. Administrators of {tenant} can see account and training records in order to run the service, and each change that they make is logged.',
        },
        {
          kind: 'paragraph',
          text: 'Anyone who has the code of a certificate can check it. The check shows your first name and initial, module, standard, dates and state of the certificate; your full name is shown only if you choose so.',
        },
      ],
    },
    {
      id: 'others',
      heading: '5. Who else receives information',
      blocks: [
        {
          kind: 'list',
          items: [
            'companies that host the site, deliver its mail or take payments, under contract and only for that purpose',
            'your company’s own directory, when you sign in through it',
            'an authority or court, where the law obliges us; we tell you first unless that is forbidden',
            'a successor, if {tenant} is sold or merged, under the promises of this policy',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not sell personal information, do not share it for advertising across sites, and do not use training records to make automated decisions about anyone.',
        },
      ],
    },
    ...PRIVACY_RIGHTS,
  ],
}
