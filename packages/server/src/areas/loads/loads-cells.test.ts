import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import {
  cells,
  dni,
  ended,
  errorsOf,
  goodRows,
  linesOf,
  loaded,
  made,
  oneOf,
  outcomeOf,
  template,
  until,
  usualHeader,
} from './testing/scenario.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

describe('the test files of the handbook, cells', () => {
  it('14 numbers in scientific notation are refused', async () => {
    const { errors } = await outcomeOf(portal, `${usualHeader}1,00E+07;Ana;6,00E+08;;\n`)
    expect(errors).toEqual([
      [2, 'document', 'format'],
      [2, 'phone', 'format'],
    ])
  })

  it('15 lost zeros are not put back in silence; a phone with .0 is cleaned', async () => {
    expect((await outcomeOf(portal, cells(['1001']), { columns: oneOf('postalCode') })).errors).toEqual([
      [2, 'x', 'format'],
    ])
    expect((await outcomeOf(portal, cells(['123456X']), { columns: oneOf('nif') })).errors).toEqual([
      [2, 'x', 'too_short'],
    ])
    expect((await outcomeOf(portal, cells(['600000003.0']), { columns: oneOf('phone') })).records).toEqual([
      '+34600000003;n',
    ])
  })

  it('16 six ways to write a phone are one phone', async () => {
    const ways = [
      '+34 600 00 00 04',
      '0034-600000004',
      '(600) 000.004',
      '600000004 / 910000004',
      '600000004 ext 2',
      '600\u00A0000\u00A0004',
    ]
    const keyed = oneOf('phone', { key: true })
    const { id } = await template(portal, { columns: keyed })
    expect(await loaded(portal, id, cells(ways))).toMatchObject({ created: 1, duplicated: 5, errors: 0 })
    expect((await outcomeOf(portal, cells(ways), { columns: oneOf('phone') })).records).toEqual(
      ways.map(() => '+34600000004;n'),
    )
  })

  it('CAR-10.2 17 identifiers', async () => {
    const columns = oneOf('nif', { key: true, required: true })
    const { id } = await template(portal, { columns })
    const content = cells([
      '99.999.901-H',
      '99999901h',
      'ES99999901H',
      'Z9999999H',
      '99999901A',
      'B00000018',
      '',
    ])
    const load = await loaded(portal, id, content)
    expect(load).toMatchObject({ created: 3, duplicated: 2, errors: 2 })
    expect(await errorsOf(portal, load.id)).toEqual([
      [6, 'x', 'invalid'],
      [8, 'x', 'blank'],
    ])
  })

  it('18 dates', async () => {
    const good = ['5/3/26', '05-03-2026', '20260305', '2026-03-05T10:00:00Z', '46086']
    const bad = ['31/02/2026', '03/25/2026', '00/00/0000']
    const { records, errors } = await outcomeOf(portal, cells([...good, ...bad, '01/01/1900']), {
      columns: oneOf('date'),
    })
    expect(records).toEqual([...good.map(() => '2026-03-05;n'), '1900-01-01;n'])
    expect(errors).toEqual([
      [7, 'x', 'invalid'],
      [8, 'x', 'invalid'],
      [9, 'x', 'invalid'],
    ])
  })

  it('19 amounts', async () => {
    const amounts = [
      '1.234,56',
      '1234,5',
      '1,234.56',
      '1.234',
      '-12,00',
      '12,00-',
      '(12,00)',
      '€ 12',
      '12,345',
      'abc',
    ]
    const { records, errors } = await outcomeOf(portal, cells(amounts), { columns: oneOf('decimal') })
    expect(records).toEqual(['"1234,56";n', '"1234,50";n', '1234;n', '-12;n', '-12;n', '-12;n', '12;n'])
    expect(errors).toEqual([
      [4, 'x', 'format'],
      [10, 'x', 'format'],
      [11, 'x', 'not_number'],
    ])
  })

  it('yes and no are read in every spelling and written as S and N', async () => {
    const { records, errors } = await outcomeOf(
      portal,
      cells(['S', 'sí', 'X', '1', 'N', 'no', '', 'quizá']),
      {
        columns: oneOf('boolean'),
      },
    )
    expect(records).toEqual(['S;n', 'S;n', 'S;n', 'S;n', 'N;n', 'N;n', ';n'])
    expect(errors).toEqual([[9, 'x', 'inclusion']])
  })

  it('20 the ways to say nothing', async () => {
    const nothing = ['NULL', 'N/A', '#N/D', '-', '  ', '\t', '0']
    const required = await outcomeOf(portal, cells(nothing), { columns: oneOf('text', { required: true }) })
    expect(required.errors.map(([, , code]) => code)).toEqual(nothing.map(() => 'blank'))
    const optional = await outcomeOf(portal, cells(nothing), { columns: oneOf('text') })
    expect(optional.records).toEqual(nothing.map(() => ';n'))
    expect(
      (await outcomeOf(portal, cells(['0']), { columns: oneOf('integer', { required: true }) })).records,
    ).toEqual(['0;n'])
  })

  it('21 placeholders are nobody', async () => {
    const phones = ['600000000', '999999999', '111111111', '123456789']
    const { errors } = await outcomeOf(portal, cells(phones), { columns: oneOf('phone', { key: true }) })
    expect(errors.map(([, , code]) => code)).toEqual(phones.map(() => 'invalid'))
    expect((await outcomeOf(portal, cells(['00000000T']), { columns: oneOf('nif') })).errors).toEqual([
      [2, 'x', 'invalid'],
    ])
  })

  it('22 formulas, scripts and SQL are text', async () => {
    const names = [
      '"=HYPERLINK(""http://x"")"',
      '+CMD',
      '@SUM(1)',
      '<script>alert(1)</script>',
      `"'; DROP TABLE--"`,
    ]
    const { records } = await outcomeOf(portal, cells(names), { columns: oneOf('text') })
    expect(records).toEqual(names.map((name) => `${name};n`))
  })

  it('23 long names, emoji, accents of two signs, invisible signs', async () => {
    const names = ['x'.repeat(300), 'José 😀', 'Jose\u0301', 'A\u200Bna', '\u200FEva']
    const { records, errors } = await outcomeOf(portal, cells(names), {
      columns: oneOf('text', { maxLength: 80 }),
    })
    expect(errors).toEqual([[2, 'x', 'too_long']])
    expect(records).toEqual(['José 😀;n', 'José;n', 'Ana;n', 'Eva;n'])
  })

  it('CAR-6.3 CAR-6.4 CAR-6.5 25c 200,000 rows, one broken, stopped half-way and restarted: 199,999 records, one error, none twice', async () => {
    const { id: templateId } = await template(portal)
    const first = goodRows(10_000_000, 149_998)
    const broken = Buffer.concat([Buffer.from(`${dni(1)};Nu`), Buffer.from([0xf1]), Buffer.from('ez;;;\n')])
    const rest = goodRows(20_000_000, 50_001)
    const content = Buffer.concat([Buffer.from(usualHeader + first), broken, Buffer.from(rest)])
    const { id, total } = await made(portal, templateId, content)
    expect(total).toBe(200_000)
    await portal.loads.start(id)
    await until(portal, id, ({ processed }) => processed > 100_000)
    await portal.loads.stop(id)
    expect(await ended(portal, id)).toMatchObject({ state: 'paused' })
    await portal.loads.restart(id)
    expect(await ended(portal, id)).toMatchObject({
      state: 'completed_with_errors',
      processed: 200_000,
      created: 199_999,
      duplicated: 0,
      errors: 1,
    })
    expect(await errorsOf(portal, id)).toEqual([[150_000, null, 'bytes_invalid']])
    const documents = (await linesOf(portal.loads.export(id, { columns: ['document'] }))).slice(1)
    expect(new Set(documents).size).toBe(199_999)
  }, 300_000)
})
