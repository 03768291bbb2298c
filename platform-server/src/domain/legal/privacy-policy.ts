import type { LegalBody } from '../../lib/data/schema/content/legal.ts'
import { PRIVACY_BROWSER } from './privacy-browser.ts'
import { PRIVACY_RIGHTS } from './privacy-rights.ts'

export const PRIVACY_POLICY: LegalBody = {
  title: 'Privacy policy',
  summary: [
    'We store what training records need and little else. This site has no ads and no trackers from other companies. We do not sell or rent personal information.',
    'If your employer provides your training, your employer can see your training status. Section 4 lists exactly what it can see.',
    'You can view, correct and download your data, and close your account, at any time.',
  ],
  sections: [
    {
      id: 'who',
      heading: '1. Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: '{tenant} runs this site and decides how the information on it is used. The platform provider named at the bottom of each page runs the software for {tenant} and handles the information only as {tenant} instructs. If you have questions about this policy, email {email} or call {phone}.',
        },
      ],
    },
    {
      id: 'what',
      heading: '2. What we collect and why',
      blocks: [
        {
          kind: 'table',
          head: ['Information', 'Where it comes from', 'What we use it for'],
          rows: [
            [
              'Name, email, company, state',
              'You, or your company’s directory if you sign in through it',
              'Your account, your certificates, and showing you the rules of your state',
            ],
            [
              'Password',
              'You',
              'Signing in. We store it only as an Argon2id hash. A company password is sent to your company’s directory and not stored',
            ],
            [
              'Employee number and PIN, if you have no email address',
              'Your company',
              'Signing in at a shared tablet of your company. We store the PIN only as an Argon2id hash',
            ],
            [
              'Training: modules, status, quiz attempts and scores, dates, language',
              'Your use of the site',
              'Showing your progress, issuing certificates, proving that you were trained',
            ],
            [
              'Classes that your company held: date, topic, trainer, who was there, and the sign-in sheet',
              'Your company',
              'Your company’s training records',
            ],
            [
              'Photo, if you are one of our partners',
              'You or our staff',
              'Showing it to visitors on your profile and with the posts that you wrote',
            ],
            [
              'Questions to trainers, consultation requests and the files that you add to them',
              'You',
              'Answering them',
            ],
            [
              'Reviews of modules that you passed and of consultations that you had',
              'You',
              'Showing them to visitors once our staff publish them: the stars, your text, the date, your first name and the first letter of your last name',
            ],
            [
              'Orders, plan, invoices',
              'You and the payment provider',
              'Providing what you bought. Card numbers go to the payment provider and never reach us',
            ],
            [
              'Tax exemption certificates',
              'You, if you are exempt from sales tax',
              'Checking that you are exempt, and naming the certificate on your invoices',
            ],
            [
              'Email address for new posts of the blog',
              'You, on the newsletter page',
              'Sending you new posts, once you confirm the address, until you unsubscribe',
            ],
            [
              'Sign-in sessions: time, device description, network (your IP address without its last part)',
              'Your browser',
              'Letting you see and end your sessions, and stopping attacks',
            ],
            [
              'Technical errors: page, release, error message',
              'Your browser',
              'Fixing errors. They do not include your name or account',
            ],
            [
              'Visits to a page while we test a new version of it: whether it loaded, how fast, and a code that we make with a secret key from the day and your network (your IP address without its last part). The code cannot be turned back into your network',
              'Your browser, only after you choose Accept All',
              'Finding out whether a new version has errors, and counting each visitor only once',
            ],
            [
              'Audit log: sign-ins and failed sign-ins; changes to accounts, orders and settings; and downloads. Each entry has who, what, when and the IP address',
              'What you and administrators do on the site',
              'Detecting misuse and proving who changed what. Section 6 says how long we store it',
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
          text: 'We do not ask for Social Security numbers, dates of birth, health information or precise location. Please do not send them to us.',
        },
      ],
    },
    PRIVACY_BROWSER,
    {
      id: 'employers',
      heading: '4. What employers and trainers can see',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Employers use training records to show that workers were trained. If your account belongs to a company, the people who manage training there can see:',
        },
        {
          kind: 'list',
          items: [
            'your name, email, company and, if used, department',
            'for each module: your status; the dates it was assigned, due, started and completed; your score; the number of attempts; the language; the content version; and whether your hands-on practice was signed off',
            'your certificates with their codes and expiration dates',
          ],
        },
        {
          kind: 'paragraph',
          text: 'They can put these records into files for an inspector and share them by a link. The link stops working after 30 days at most, and each use of it is logged.',
        },
        {
          kind: 'paragraph',
          text: 'They **cannot** see your password, your individual answers, your notes, your sign-in sessions, or anything that you bought for yourself.',
        },
        {
          kind: 'paragraph',
          text: 'A professional partner who is assigned to you can see the same training record and the questions that you send to them. The professional of a consultation can see the files that you add to it. This access ends when the assignment ends. Administrators of {tenant} can see account and training records so that they can run the service. We log each change that they make.',
        },
        {
          kind: 'paragraph',
          text: 'Anyone who has the code of a certificate can verify it. The verification page shows your first name and last initial, the module, the standard, the dates and the status of the certificate. It shows your full name only if you choose to show it.',
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
            'companies that host the site, send its email or process payments, under contract and only for that purpose',
            'your company’s own directory, when you sign in through it',
            'the learning management system that opens a training for you. It receives your results',
            'a learning record store, if {tenant} uses one. It receives what you do in your training under the number of your account or, if {tenant} chose so, under your name and email address',
            'a government agency or court, if the law requires it. We tell you first unless the law forbids it',
            'a successor, if {tenant} is sold or merged. The successor must follow this policy',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not sell personal information, do not share it for cross-site advertising, and do not use training records to make automated decisions about anyone.',
        },
      ],
    },
    ...PRIVACY_RIGHTS,
  ],
}
