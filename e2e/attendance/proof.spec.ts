import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { builtProgram, commandLine } from '../sdk/cli-run.ts'
import { expectAccessible } from '../support/axe.ts'
import { dayIn } from '../support/day-in.ts'
import { chooseIn, textIn, writeDay } from '../support/life.ts'
import { savedBy } from '../support/list-files.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { filled, proof } from '../support/words.ts'

const { packages, anchors, grants, granted, views } = proof
const team = '/admin/accesos/accesosEmpleados'
const digitsOf = (day: string) => day.split('-').toReversed().join('')

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

type Days = { from: string; until: string; label: string }

/** Chooses one person, and the days of the field with this label. */
async function fillWhose(page: Page, form: Locator, name: string, { from, until, label }: Days) {
  await form.getByRole('radio', { name: packages.scopes.person }).check({ force: true })
  await chooseIn(page, form, packages.person, name)
  await writeDay(page, form, label, `${digitsOf(from)}${digitsOf(until)}`)
}

test('REP-10.1 FIC-13.2 a package for the Inspectorate is made, verified without a server and refused after one changed byte; who is given access reads the record, and its person sees who did', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-proof-'))
  try {
    const admin = await scriptOf(server.url)
    const { session } = await scriptOf(server.url, 'empleado')
    const name = session.current?.userData.displayName ?? ''
    const anchored = (await admin.timeAnchors.index({ sort: 'number' })).data.map(({ day }) => day)
    const days = { from: anchored[0] ?? '', until: anchored.at(-1) ?? '' }

    await enter(page, 'admin', `${server.url}${team}?tab=packages`)
    await press(page, packages.create)
    const form = page.getByRole('dialog', { name: packages.create })
    await fillWhose(page, form, name, { ...days, label: packages.period })
    await expectAccessible(page)
    await form.getByRole('button', { name: packages.send }).click()
    const period = `${days.from} – ${days.until}`
    const row = page.getByRole('row').filter({ hasText: period }).filter({ hasText: name })
    await expect(row.getByText(packages.states.ready)).toBeVisible()
    await row.getByRole('button').last().click()
    const file = await savedBy(page, () => page.getByRole('menuitem', { name: packages.download }).click())
    await press(page, anchors.title)
    const key = await savedBy(page, () => press(page, anchors.key))
    const copy = await savedBy(page, () => press(page, anchors.download))

    await mkdir(path.join(folder, 'portal'))
    const { run } = commandLine(await builtProgram(path.join(folder, 'portal')), folder, {
      PORTAL_URL: 'http://127.0.0.1:1',
    })
    await file.saveAs(path.join(folder, 'registro.zip'))
    await key.saveAs(path.join(folder, 'key.pem'))
    await copy.saveAs(path.join(folder, 'anchors.json'))
    const verify = () =>
      run(['verify', 'registro.zip', '--key', 'key.pem', '--anchors', 'anchors.json', '--lang', 'es'])
    expect(await verify()).toMatchObject({ code: 0, stderr: '' })
    const bytes = await readFile(path.join(folder, 'registro.zip'))
    const changed = bytes.indexOf(',in,') + 2
    bytes[changed] = 'o'.charCodeAt(0)
    await writeFile(path.join(folder, 'registro.zip'), bytes)
    const refused = await verify()
    expect(refused.code).toBe(1)
    expect(refused.stdout).toContain(': el contenido del fichaje ha cambiado')

    const holder = (await scriptOf(server.url, 'coordinador')).session.current?.userData.displayName ?? ''
    await page.goto(`${server.url}${team}?tab=grants`)
    await press(page, grants.create)
    const giving = page.getByRole('dialog', { name: grants.create })
    const box = giving.getByRole('combobox', { name: grants.holder })
    await box.fill(holder)
    await page.getByRole('option', { name: `${holder} · coordinador` }).click()
    await giving.getByRole('button', { name: new RegExp(grants.role) }).click()
    await page.getByRole('option', { name: grants.roles.inspector }).click()
    await fillWhose(page, giving, name, { ...days, label: grants.period })
    await writeDay(page, giving, grants.lastDay, digitsOf(dayIn(2)))
    await textIn(giving, grants.reason).fill('Visita de la Inspección')
    await expectAccessible(page)
    await giving.getByRole('button', { name: grants.create }).click()
    await expect(page.getByText(grants.given)).toBeVisible()

    const inspector = await (await browser.newContext()).newPage()
    await enter(inspector, 'coordinador', `${server.url}${team}?tab=granted`)
    await expect(
      inspector.getByText(filled(granted.until, { role: grants.roles.inspector }).split('{{')[0] ?? ''),
    ).toBeVisible()
    await expect(inspector.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
    await inspector.context().close()

    const own = await (await browser.newContext()).newPage()
    await enter(own, 'empleado', `${server.url}/accesos?tab=views`)
    const view = own.getByRole('row').filter({ hasText: holder })
    await expect(view).toContainText(views.kinds.days)
    await expect(view).toContainText(grants.roles.inspector)
    await expectAccessible(own)
    await own.context().close()
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
})
