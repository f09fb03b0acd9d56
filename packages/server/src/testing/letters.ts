import { randomUUID } from 'node:crypto'

/** The variable parts of an e-mail; it comes from an external person. */
export type Letter = { from?: string; subject?: string; id?: string; headers?: string[]; body?: string }

/** An e-mail as received from another server. */
export function letterTo(
  own: string,
  { from = rosa, subject = 'Factura duplicada', id = randomUUID(), headers = [], body = 'Hola.' }: Letter,
) {
  const isTyped = headers.some((line) => /^content-type:/i.test(line))
  return [
    ...[`From: ${from}`, `To: <${own}>`, `Subject: ${subject}`, `Message-ID: <${id}@correo.example>`],
    ...(isTyped ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
    ...['', body, ''],
  ].join('\r\n')
}
export const rosa = 'Rosa Lago Prieto <rosa.lago@correo.example>'

/** The delivery failure report for the e-mail with this id. */
export function bounceOf(ours: string): Letter {
  const report = [
    ...[
      '--b',
      'Content-Type: text/plain',
      '',
      'No such user.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
    ],
    ...[
      'Final-Recipient: rfc822; rosa@correo.example',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 no such user',
      '',
    ],
    ...['--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${ours}`, '--b--'],
  ]
  const type = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'
  return { headers: [type, 'Auto-Submitted: auto-replied'], body: report.join('\r\n') }
}

const html =
  '<style>p{color:red}</style><p>Hola, <b>Rosa</b></p><script>alert(1)</script><img src="https://a.example/p.gif">'
const png = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')

/** A page with a script and a picture of elsewhere, a file that says it is a program, and one of no kind that is taken. */
export const pageWithFiles: Letter = {
  headers: ['Content-Type: multipart/mixed; boundary=m'],
  body: [
    ...['--m', 'Content-Type: text/html; charset=utf-8', '', html],
    ...['--m', 'Content-Type: image/png', 'Content-Disposition: attachment; filename="../foto.exe"'],
    ...['Content-Transfer-Encoding: base64', '', png],
    ...['--m', 'Content-Type: application/pdf'],
    ...['Content-Disposition: attachment; filename="tabla.xlsx"', '', 'PK', '--m--'],
  ].join('\r\n'),
}
