import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { readCsv } from '../support/csv.ts'
import { exportedCells } from '../support/exported.ts'
import { messyFile } from '../support/messy-file.ts'
import { password, scriptOf } from '../support/sign-in.ts'

const example = path.resolve('examples/load-csv/main.ts')

test('SDK-3.1 a script of fifteen lines uploads a file, reports its errors and fetches its records', async ({
  baseURL,
}, testInfo) => {
  const { csv, template, expected } = messyFile({ rows: 3000, seed: 3, encoding: 'utf-8-bom' })
  const script = await scriptOf(baseURL)
  const { id } = await script.templates.create({
    ...template,
    name: `Cartera del ejemplo ${crypto.randomUUID()}`,
  })
  const folder = testInfo.outputPath()
  await writeFile(path.join(folder, 'clientes.csv'), csv)

  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', example, 'clientes.csv', id, 'resultado.csv'],
    { cwd: folder, env: { PORTAL_URL: baseURL, PORTAL_USER: 'admin', PORTAL_PASSWORD: password } },
  )

  for (const phase of ['uploading', 'importing', 'running']) expect(stdout).toContain(phase)
  expect(stdout).toContain(`${expected.created} created, ${expected.errors} rejected of ${expected.total}`)
  const rejections = stderr.split('\n').filter((line) => /^\d+ /.test(line))
  expect(rejections.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
    expected.rejected.map(({ row, field }) => `${row} ${field ?? 'null'}`),
  )
  const [, ...rows] = readCsv(await readFile(path.join(folder, 'resultado.csv'), 'utf8'), ';')
  expect(rows).toEqual(expected.records.map(({ values }) => exportedCells(values)))
})
