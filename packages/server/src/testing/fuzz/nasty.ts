/** Values that have crashed other systems, expressible in JSON or a URL. */

const names = ['toString', 'constructor', 'hasOwnProperty', 'valueOf', '__proto__', 'prototype', 'length']

export const nastyTexts: readonly string[] = [
  ...names,
  '',
  ' ',
  '\0',
  'a\0b',
  'a\ud800b',
  '\u202eabc',
  '\ufeff',
  'ß'.repeat(200),
  '👩‍👩‍👧'.repeat(100),
  'x'.repeat(70_000),
  `a@${'.'.repeat(5000)} `,
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '%00',
  '{"a":1}',
  '../../etc/passwd',
  '25:99',
  '24:00',
  '-1',
  '1e400',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '00000000-0000-0000-0000-000000000000',
  'null',
  'undefined',
  '١٢٣',
]

/** Well-formed and malformed dates and times. */
export const nastyMoments: readonly string[] = [
  '0000-01-01',
  '0001-01-01',
  '1900-01-01',
  '2026-02-30',
  '2999-12-31',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '2026-11-23T23:59:60Z',
  '2999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-12:00',
  '275760-09-13T00:00:00Z',
]

export const nastyNumbers: readonly number[] = [
  -1,
  0,
  -0,
  0.1,
  1.5,
  32_768,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
]

/** Wrong shapes; `JSON.parse`, because a literal `__proto__` would be no property. */
export const nastyShapes: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { constructor: { name: 'x' } },
  JSON.parse('{"__proto__x":1,"length":-1}'),
  Array(20_000).fill(null),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`p${at}`, at])),
]

export const nastyNames: readonly string[] = [...names, '', '\0', 'a\ud800', 'a.b', '0', 'x'.repeat(5000)]

/** Bodies that are no JSON, or do not match their media type. */
export const nastyBodies: readonly { type: string; text: string }[] = [
  { type: 'application/json', text: '{"a":' },
  { type: 'application/json', text: '' },
  { type: 'application/json', text: '"text"' },
  { type: 'application/json', text: '[]' },
  { type: 'application/json', text: 'null' },
  { type: 'application/json', text: '{"__proto__":{"a":1}}' },
  { type: 'application/json', text: '{"constructor":{"prototype":{"a":1}}}' },
  { type: 'application/xml', text: '<a/>' },
  {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="file"; fil',
  },
  { type: 'multipart/form-data', text: '--x--' },
  { type: 'application/x-www-form-urlencoded', text: 'a=1' },
]
