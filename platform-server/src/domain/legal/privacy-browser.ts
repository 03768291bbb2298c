import type { LegalSection } from '@platform/shared-contracts/http'

/** The part of the privacy policy about what the site stores in a browser. */
export const PRIVACY_BROWSER: LegalSection = {
  id: 'browser',
  heading: '3. What is kept in your browser',
  blocks: [
    {
      kind: 'paragraph',
      text: 'The site works without any choice being made. Measurement starts only when you accept it, and you can change your mind from the link Cookie choice at the foot of each page.',
    },
    {
      kind: 'table',
      head: ['Name', 'Kind', 'What it does', 'How long'],
      rows: [
        [
          'token, authToken, refreshToken',
          'Browser storage, necessary',
          'Keep you signed in',
          'Until you log out or the session ends',
        ],
        [
          'user, role',
          'Browser storage, necessary',
          'Show the right menus while the session is being checked',
          'Until you log out',
        ],
        [
          'progress',
          'Browser storage, necessary',
          'Shows your status at once, and without a network',
          'Until you log out',
        ],
        [
          'training-cart',
          'Browser storage, necessary',
          'Remembers the courses you put in the cart',
          'Until you empty the cart',
        ],
        [
          'cookieConsent, cookieConsentDate',
          'Browser storage, necessary',
          'Remember your choice and its date',
          'Until you change it or clear the browser',
        ],
        [
          'session-ending',
          'Browser storage of one tab, necessary, set only when the site ends your session',
          'Tells the sign-in page why, and which page to bring you back to',
          'Until the sign-in page has read it, or the tab is closed',
        ],
        [
          'passkeyUsed',
          'Browser storage, necessary, set only when you use a passkey',
          'Offers your passkey on the sign-in page of this browser',
          'Until you clear the browser',
        ],
        [
          'sticky',
          'Cookie, necessary, set only while an update is being rolled out',
          'A random number that keeps you on the same version of the site',
          '90 days',
        ],
        [
          'language',
          'Cookie, necessary, set only when you choose another language than English',
          'Shows every page in the language that you chose',
          'One year, or until you choose English',
        ],
        [
          'languageOffer',
          'Browser storage, necessary',
          'Remembers that you answered the offer of Spanish',
          'Until you clear the browser',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'There are no cookies or scripts of other companies on this site.',
    },
  ],
}
