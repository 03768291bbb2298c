import type { LegalSection } from '@platform/shared-contracts/http'

/** The second half of the privacy policy: time, security, rights. */
export const PRIVACY_RIGHTS: readonly LegalSection[] = [
  {
    id: 'retention',
    heading: '6. How long we keep it',
    blocks: [
      {
        kind: 'table',
        head: ['Record', 'Kept for'],
        rows: [
          [
            'Completed training, certificates, sign-offs',
            'As long as the account, and five years after it was closed, with your name: a record of training must say whose it is (29 CFR 1926.503(b), 29 CFR 1910.1030(h)(2))',
          ],
          [
            'Bloodborne pathogens training',
            'At least three years from the training (29 CFR 1910.1030(h)(2)(ii))',
          ],
          ['Fall protection certification', 'At least the latest one (29 CFR 1926.503(b))'],
          ['Quiz attempts behind a completion', 'As long as the completion'],
          [
            'Name, email, profile, password, passkeys, notes, questions, support requests, unfinished training',
            'Until the account is closed; then they are erased at once',
          ],
          [
            'Credentials from elsewhere',
            'Approved ones like completed training; refused ones 90 days after the decision, with their file; until then you can take them back',
          ],
          [
            'Orders and invoices, and what was delivered for them',
            'Seven years from the order, for tax law (26 CFR 1.6001-1)',
          ],
          ['Sessions (device, time)', '30 days after they ended'],
          ['Links sent by mail (to verify, to reset)', '7 days after they ran out'],
          ['Log of sign-ins, also refused ones (who, device, time, network address)', 'One year'],
          ['Counts of failed sign-ins and registrations', 'One day'],
          ['Reports of failures in the browser, load times of pages', '30 days'],
          ['Visits of a page whose new version is being tried out, with your consent', '30 days'],
          ['Speed measurements, with your consent', '90 days'],
          [
            'Acceptance of terms and of this policy',
            'As long as the account, and five years after, by then without your name',
          ],
          [
            'Log of administrative changes, account changes and downloads (who, what, time, network address)',
            'Seven years; when an account is closed, its address and names in it are replaced by a number',
          ],
        ],
      },
      {
        kind: 'paragraph',
        text: 'A completed training is not erased on request while an employer has a duty to prove it. Once the account is closed, its records are used for that proof only. Copies in backups are overwritten when the backup is.',
      },
    ],
  },
  {
    id: 'security',
    heading: '7. How it is protected',
    blocks: [
      {
        kind: 'list',
        items: [
          'Each tenant’s records are separated in the database itself, by row-level security.',
          'Passwords are hashed with Argon2id; the service passwords of company directories are encrypted.',
          'Sessions are short, renewed by single-use tokens, and can be ended by you under Account.',
          'Every script that the site runs is checked against a known fingerprint before it runs.',
          'After repeated failed sign-ins an address has to wait.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'If information about you falls into the wrong hands, we tell you and the authorities as the law of your state asks, without delay.',
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
          '**See and download:** [your account](/account) shows your data and gives you a copy of it in a common format.',
          '**Correct:** change your profile yourself; a name on a certificate is corrected on request.',
          '**Close:** close it yourself under [your account](/account), or ask us to. What has no duty to stay is erased at once, and cannot be brought back.',
          '**Object or limit:** tell us what we should not do with your data, and we answer with reasons.',
          '**Withdraw consent:** Cookie choice at the foot of each page, at any time.',
          '**No retaliation:** using a right never changes the price or quality of the service.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Write to {email}. We answer within 30 days and, if you disagree, a second person looks at your request. Several states, California among them, give these rights by law and let an agent act for you; we give them to everybody.',
      },
    ],
  },
  {
    id: 'young',
    heading: '9. Young people',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The service is for people at work. It is not meant for children under 16, and we delete the account of a child when we learn of it.',
      },
    ],
  },
  {
    id: 'changes',
    heading: '10. Changes',
    blocks: [
      {
        kind: 'paragraph',
        text: 'This policy has a version and a date. When it changes, the new version is published here with its own date; if the change affects what is collected or who sees it, you are asked to read it before you continue. Your registration records the version that you accepted.',
      },
    ],
  },
]
