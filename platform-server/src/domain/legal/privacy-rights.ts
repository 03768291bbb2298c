import type { LegalSection } from '@platform/shared-contracts/http'

/** The second half of the privacy policy: retention, security, rights. */
export const PRIVACY_RIGHTS: readonly LegalSection[] = [
  {
    id: 'retention',
    heading: '6. How long we store it',
    blocks: [
      {
        kind: 'table',
        head: ['Record', 'How long we store it'],
        rows: [
          [
            'Completed training, certificates, sign-offs',
            'As long as your account exists, and five years after it is closed. Your name stays on them because a training record must show whose it is (29 CFR 1926.503(b), 29 CFR 1910.1030(h)(2))',
          ],
          [
            'Bloodborne pathogens training',
            'At least three years from the date of the training (29 CFR 1910.1030(h)(2)(ii))',
          ],
          ['Fall protection certification', 'At least the latest certification (29 CFR 1926.503(b))'],
          ['Quiz attempts of a completed module', 'As long as the record of the completed training'],
          [
            'Name, email, profile, photo, password, PIN, passkeys, notes, questions, support requests, unfinished training',
            'Until you close your account. Then we delete them right away',
          ],
          [
            'Credentials from other issuers',
            'Approved credentials: as long as completed training. Rejected credentials and their files: 90 days after the decision. You can withdraw a credential until it is approved',
          ],
          [
            'Reviews',
            'Until you delete them or close your account. To delete a review of a consultation, write to us',
          ],
          [
            'Files that you add to a consultation',
            'One year from the start of the consultation. You can remove them yourself until it starts',
          ],
          [
            'Files that a company makes of its training records for an inspector, and the links to them',
            '90 days from the day on which they are made',
          ],
          [
            'Classes that a company held, with their sign-in sheets',
            'As long as the company has its records here. When your account is closed, you are removed from the list of who was there',
          ],
          [
            'Orders and invoices, and what you received for them',
            'Seven years from the order, for tax records (26 CFR 1.6001-1)',
          ],
          [
            'Tax exemption certificates',
            'Until you send another one, unless it was accepted. Otherwise until you close your account, or until we remove the company that you sent it for. Invoices still name the certificate',
          ],
          [
            'Email address for new posts of the blog',
            'Until you unsubscribe. If you do not confirm it, 7 days',
          ],
          [
            'Statements for a learning record store',
            '30 days after they are sent. If they cannot be sent, one year',
          ],
          ['Sessions (device, time)', '30 days after they end'],
          [
            'Links that we email (to verify an email address or reset a password)',
            '7 days after they expire',
          ],
          ['Log of sign-ins and failed sign-ins (who, device, time, IP address)', 'One year'],
          ['Counts of failed sign-ins and registrations', 'One day'],
          ['Reports of browser errors, load times of pages', '30 days'],
          ['Visits to a page while we test a new version of it, with your consent', '30 days'],
          ['Speed measurements, with your consent', '90 days'],
          [
            'Acceptance of terms and of this policy',
            'As long as your account exists, and five years after it is closed, then without your name',
          ],
          [
            'Log of administrative changes, account changes and downloads (who, what, time, IP address)',
            'Seven years. When an account is closed, we replace its email address and names in the log with a number',
          ],
        ],
      },
      {
        kind: 'paragraph',
        text: 'We do not delete completed training on request while an employer has a duty to prove it. After the account is closed, we use its records only for that proof. Copies in backups are deleted when the backup is overwritten.',
      },
    ],
  },
  {
    id: 'security',
    heading: '7. How we protect it',
    blocks: [
      {
        kind: 'list',
        items: [
          'Row-level security in the database separates the records of each organization.',
          'Passwords are hashed with Argon2id. The service passwords of company directories are encrypted.',
          'Sessions are short and are renewed with single-use tokens. You can end them on your account page.',
          'Your browser checks every script against a known fingerprint before it runs.',
          'After repeated failed sign-ins, there is a waiting time before the next try.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'If an unauthorized person gets access to your personal information, we notify you and the authorities without delay, as the law of your state requires.',
      },
    ],
  },
  {
    id: 'rights',
    heading: '8. Your choices and rights',
    blocks: [
      {
        kind: 'list',
        items: [
          '**View and download:** [your account page](/account) shows your data and lets you download a copy in a common format.',
          '**Correct:** change your profile yourself. To correct a name on a certificate, contact us.',
          '**Close:** close your account on [your account page](/account), or ask us to close it. We delete everything that we do not have to store right away, and we cannot restore it.',
          '**Object or limit:** tell us how we should not use your data. We answer and give our reasons.',
          '**Withdraw consent:** use the Cookie choice link at the bottom of any page, at any time.',
          '**No retaliation:** using your rights never changes the price or quality of the service.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Email {email}. We answer within 30 days. If you disagree with the answer, a second person reviews your request. Several states, including California, give these rights by law and let an agent act for you. We give them to everyone.',
      },
    ],
  },
  {
    id: 'young',
    heading: '9. Young people',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The service is for people at work. It is not for children under 16. If we learn that a child under 16 has an account, we delete it.',
      },
    ],
  },
  {
    id: 'changes',
    heading: '10. Changes',
    blocks: [
      {
        kind: 'paragraph',
        text: 'This policy has a version and a date. When it changes, we publish the new version here with its own date. If the change affects what we collect or who can see it, we ask you to read it before you continue. Your registration records the version that you accepted.',
      },
    ],
  },
]
