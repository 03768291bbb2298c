import fc, { type Arbitrary } from 'fast-check'

const LONG = 20_000

/** Text that some layer takes for something else: the database, a query, a directory, a page, a path, a log. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '\u0000',
      'a\u0000b',
      '\ud800',
      'x\udfff',
      '\ud800\ud800',
      '\u0007\u001b[31m',
      '\u202eevil',
      '\ufeff',
      '\uffff',
    ],
    ...[
      '',
      ' ',
      '\t',
      '\n',
      '\r\nSet-Cookie: a=b',
      '%00',
      '%',
      '%zz',
      '%25%30%30',
      '..',
      '../../../etc/passwd',
      '.',
      '/',
    ],
    ...[
      "' OR '1'='1",
      "'; DROP TABLE users; --",
      '*)(uid=*',
      '\\28',
      '<script>alert(1)</script>',
      '{{7*7}}',
      '${7*7}',
    ],
    ...[
      '-1',
      '0',
      '2147483648',
      '9223372036854775808',
      '1e309',
      '0x10',
      'NaN',
      'Infinity',
      '1.5',
      ' 7 ',
      '٣',
      '１',
    ],
    ...[
      '0001-01-01',
      '9999-12-31',
      '275760-09-13',
      '+275760-09-13T00:00:00.000Z',
      '2026-02-30',
      '0000-01-01T00:00:00Z',
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'null',
      'undefined',
      'true',
      '[]',
      '{}',
      'I\u0307',
      'ß',
      'ﷺ',
      'Z̷a̷l̷g̷o',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constant('a'.repeat(300)),
  fc.constant('é'.repeat(LONG)),
)

const hostileNumber: Arbitrary<number> = fc.constantFrom(
  ...[-1, 0, 0.5, -0, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 1e21, 1e308, -1e308, 5e-324],
)

export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 5 },
  { arbitrary: hostileNumber, weight: 2 },
  {
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      [[]],
      { a: { b: {} } },
      Array.from({ length: 2000 }, () => 1),
    ),
    weight: 1,
  },
)

/** Bodies that are no JSON of the operation, with the content type that they are sent as. */
export const hostileBody: Arbitrary<{ type: string; body: string }> = fc.constantFrom(
  ...[
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '0',
    'NaN',
    '{"a":1}}',
    '\u0000',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '[1e999]',
  ].map((body) => ({
    type: 'application/json',
    body,
  })),
  { type: 'application/json', body: '['.repeat(50_000) },
  { type: 'application/json', body: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
  {
    type: 'application/json',
    body: '{"__proto__":{"role":"super_admin"},"constructor":{"prototype":{"x":1}}}',
  },
  { type: 'application/json', body: `{"a":"${'x'.repeat(300_000)}"}` },
  { type: 'application/json; charset=utf-16', body: '{}' },
  { type: 'text/plain', body: '{}' },
  { type: 'application/xml', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { type: 'application/x-www-form-urlencoded', body: 'a=1&a=2&__proto__[x]=1' },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a\u0000.png"\r\n\r\n\u0089PNG\r\n--x--\r\n',
  },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
  },
  { type: 'multipart/form-data', body: '--x' },
  { type: 'application/octet-stream', body: '\u0001\u0002' },
  { type: '/', body: '{}' },
)

/** A part of a path, encoded; some are no UTF-8 once they are decoded. */
export const hostileSegment: Arbitrary<string> = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2000)),
  fc.constantFrom(
    '%00',
    '%ED%A0%80',
    '%FF',
    '%C0%AF',
    '%',
    '%2',
    '%2F..%2F',
    '..%5c',
    '%E2%80%AE',
    '~',
    ';a=b',
    '-1',
    '1%20',
    '1%00',
  ),
)

/** Headers whose values Node lets through, bytes above ASCII included. */
export const hostileHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  fc.constant({}),
  fc.constantFrom<Record<string, string>>(
    { cookie: 'language=\u00ff; sticky=%00; sticky=' + 'x'.repeat(4000) },
    { cookie: ';;;=;a==b;__proto__=1;language=es' },
    { cookie: 'sticky="\u0080\u009f"; override=' + 'A'.repeat(200) },
    { 'user-agent': '\u00ff\u00fe\u0080 <script>' },
    { 'user-agent': 'x'.repeat(8000) },
    { 'accept-language': ','.repeat(3000) },
    { 'accept-encoding': 'br;q=2, gzip;q=-1, \u00e9' },
    { authorization: 'Bearer ' + 'a.b.c'.repeat(300) },
    { authorization: 'Basic %%%' },
    { authorization: 'Bearer \u00e9' },
    { 'if-none-match': 'W/"\u00ff"' },
    { range: 'bytes=9-1,-,99999999999999999999-' },
    { 'idempotency-key': '\u00e9\u00ff' },
    { 'idempotency-key': 'k'.repeat(5000) },
    { 'x-forwarded-proto': 'javascript' },
    { 'x-forwarded-host': 'evil.example/\u00ff' },
    { referer: 'http://[::1' },
    { 'content-encoding': 'br' },
    { expect: 'x' },
  ),
)
