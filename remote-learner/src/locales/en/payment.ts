export const payment = {
  title: 'Pay this order',
  text: 'Pay the invoice by bank transfer or check, or pay {amount} by card now.',
  pay: 'Pay by card',
  opening: 'Opening the payment page...',
  failed: 'The payment page could not be opened. Nothing was charged. Try again.',
  back: 'Nothing was charged. You can still pay by card or by invoice.',
  waiting: 'Thank you. We are waiting for the card payment to be confirmed. This page updates by itself.',
  waitingLong:
    'The confirmation takes longer than usual. We email you as soon as it arrives. You can leave this page.',
  testTitle: 'Test card',
  testText:
    'This is a test: there is no card to enter, and no money is charged. Everything else happens as with a real card.',
  testPay: 'Pay {amount} with the test card',
  testDecline: 'Try a card that is declined',
  testPaying: 'Paying...',
  testFailed: 'The payment was not made. Try again.',
  cancel: 'Pay another way',
} as const
