import { describe, expect, it } from 'vitest'
import { withoutQuoted } from './mail-text.rules.ts'

const quoted = '> Le devolvemos el importe.'

describe('withoutQuoted', () => {
  it.each([
    'El dom, 29 nov 2026 a las 9:00, Atención <atencion@portal.example> escribió:',
    'On Sun, 29 Nov 2026 at 9:00, Support <support@portal.example> wrote:',
    'Am So., 29. Nov. 2026 um 09:00 Uhr schrieb Service <service@portal.example>:',
    'Le dim. 29 nov. 2026 à 09:00, Service <service@portal.example> a écrit :',
    'Em dom., 29 de nov. de 2026 às 09:00, Apoio <apoio@portal.example> escreveu:',
    'El dom, 29 nov 2026 a las 9:00, Atención\n<atencion@portal.example> escribió:',
    '-----Mensaje original-----',
    'De: Atención <atencion@portal.example>\nEnviado el: domingo, 29 de noviembre',
  ])('what an e-mail repeats is kept apart from what was typed: %s', (introduction) => {
    expect(withoutQuoted(`Gracias.\r\n\r\n${introduction}\r\n${quoted}`)).toEqual({
      text: 'Gracias.',
      quoted: `${introduction}\n${quoted}`,
    })
  })

  it('what is answered line by line stays whole, as does what only repeats', () => {
    const between = '> ¿Cuándo?\nMañana.\n> ¿Dónde?\nEn la oficina.'
    expect(withoutQuoted(between)).toEqual({ text: between, quoted: null })
    expect(withoutQuoted(quoted)).toEqual({ text: quoted, quoted: null })
  })

  it('signs that cannot be stored are left out', () => {
    expect(withoutQuoted('a\u0000b\u0007\tc').text).toBe('ab\tc')
  })
})
