import type { LegalSection } from '@platform/shared-contracts/http'

/** The part of the privacy policy about what the site stores in a browser. */
export const PRIVACY_BROWSER: LegalSection = {
  id: 'browser',
  heading: '3. What we store in your browser',
  blocks: [
    {
      kind: 'paragraph',
      text: 'You can use the site without making a choice. We measure visits and page speed only if you accept it. You can change your choice at any time with the Cookie choice link at the bottom of each page.',
    },
    {
      kind: 'table',
      head: ['Name', 'Kind', 'What it does', 'How long it is stored'],
      rows: [
        [
          'token, authToken, refreshToken',
          'Browser storage, necessary',
          'Keep you signed in',
          'Until you log out or your session ends',
        ],
        [
          'user, role',
          'Browser storage, necessary',
          'Show the right menus while we check your session',
          'Until you log out',
        ],
        [
          'progress',
          'Browser storage, necessary',
          'Shows your training status right away, even when you are offline',
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
          'Remember your cookie choice and its date',
          'Until you change it or clear your browser data',
        ],
        [
          'session-ending',
          'Storage of one browser tab, necessary, set only when the site ends your session',
          'Tells the sign-in page why your session ended and which page to return you to',
          'Until the sign-in page reads it or you close the tab',
        ],
        [
          'passkeyUsed',
          'Browser storage, necessary, set only when you use a passkey',
          'Offers your passkey on the sign-in page in this browser',
          'Until you clear your browser data',
        ],
        [
          'sticky',
          'Cookie, necessary, set only while we roll out an update',
          'A random number that keeps you on the same version of the site',
          '90 days',
        ],
        [
          'language',
          'Cookie, necessary, set only when you choose a language other than the site’s original one',
          'Shows every page in the language you chose',
          'One year, or until you choose the original language again',
        ],
        [
          'languageOffer',
          'Browser storage, necessary',
          'Remembers that you answered the offer to change the language',
          'Until you clear your browser data',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This site has no cookies or scripts from other companies.',
    },
  ],
}
