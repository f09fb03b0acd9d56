import { expect, type Locator, type Page } from '@playwright/test'
import type { LogEvent, Portal } from '@portal/sdk'
import { expectAccessible } from './axe.ts'
import { expectExports } from './list-files.ts'
import { follow } from './screens.ts'
import { seen } from './seen.ts'
import { scriptOf, enter } from './sign-in.ts'
import { general, reports, resource, filled } from './words.ts'

/** The phrases of a screen that the test uses. */
interface LifeWords {
  readonly create: string
  readonly activate?: string
  readonly deactivate?: string
  readonly active?: string
  readonly inactive?: string
}

/** The SDK calls for the family. */
interface LifeFamily {
  index(query: object): Promise<{ data: readonly { readonly id: string }[] }>
  create(input: object): Promise<{ readonly id: string }>
  show(id: string): Promise<{ version: number }>
  patch(id: string, change: { version: number }): Promise<unknown>
}

/** A family's screen, described for its life cycle in the browser. */
export interface Life {
  /** The URL of its list. */
  readonly path: string
  /** Its family, as in the log. */
  readonly family: string
  readonly words: LifeWords
  readonly of: (script: Portal) => unknown
  /** The property with a row's name, and its field. */
  readonly label: { readonly property: string; readonly field: string }
  /** Fills in required fields besides the name. The mark is only in the names of this run. */
  readonly fill?: (page: Page, form: Locator, mark: string) => Promise<void>
  /** The properties of a second row besides its name. */
  readonly second?: (mark: string) => object
  /** A new row opens beside the list; its title is the name. */
  readonly opens?: true
  /** If a row is edited on a page of its own instead of beside the list: opens its form there. */
  readonly page?: (page: Page) => Promise<Locator>
}

/** The result: the row created in the form, now deleted, and an SDK client to read it. */
interface Lived {
  readonly id: string
  readonly script: Portal
}

/** The state of a test of a life cycle. */
interface Walk {
  readonly page: Page
  readonly life: Life
  readonly script: Portal
  readonly family: LifeFamily
  readonly mark: string
  readonly names: Readonly<Record<'first' | 'mine' | 'theirs' | 'second', string>>
}

/**
 * A whole life cycle on a screen: a row is created in the form, changed by two people concurrently, exported, deleted
 * and restored, and deactivated and deleted in bulk; every act is in its history and in the log with before and after.
 */
export async function walkLife(page: Page, baseURL: string | undefined, life: Life): Promise<Lived> {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 5).toUpperCase()
  const name = `Vida ${mark}`
  const names = { first: name, mine: `${name} mía`, theirs: `${name} de otra`, second: `${name} dos` }
  // The input differs by family and is not typed here: its description supplies it.
  const family = life.of(script) as LifeFamily
  const walk: Walk = { page, life, script, family, mark, names }
  await enter(page, 'admin', at(walk))
  await create(walk)
  const id = (await family.index({ search: mark })).data[0]?.id ?? ''
  // The list notices when the current change has been saved.
  await family.create({ [life.label.property]: names.second, ...life.second?.(mark) })
  await changeAtOnce(walk, id)
  if (life.page !== undefined) await follow(page, at(walk))
  await expect(rowOf(walk, names.mine)).toBeVisible()
  await expect(rowOf(walk, names.second)).toBeVisible()
  await expectExports(page)
  await expectHistory(walk)
  const acts = ['create', 'patch', 'update']
  acts.push(...(await destroyAndRestore(walk)), ...(await actAtOnce(walk)))
  await expectLogged(walk, id, acts)
  return { id, script }
}

/** The URL of this run's rows. */
function at({ life, mark }: Walk, more = ''): string {
  return `${life.path}${life.path.includes('?') ? '&' : '?'}search=${mark}${more}`
}

const rowOf = ({ page }: Walk, name: string) => page.getByRole('row').filter({ hasText: name })

/** By keyboard: the previous message may cover the row for some seconds. */
async function press({ page }: Walk, row: Locator, act: string): Promise<void> {
  await row.getByRole('button').last().press('Enter')
  await page.getByRole('menuitem', { name: act, exact: true }).press('Enter')
}

const nameIn = (form: Locator, { label }: Life) =>
  form.getByRole('textbox', { name: label.field, exact: true }).first()

const save = (form: Locator) => form.getByRole('button', { name: general.actions.save }).click()

async function create(walk: Walk): Promise<void> {
  const { page, life, mark, names } = walk
  const isOnPage = life.page !== undefined
  await page
    .getByRole(isOnPage ? 'link' : 'button', { name: life.words.create })
    .first()
    .click()
  const form = page.getByRole(isOnPage ? 'form' : 'dialog')
  await expect(form.locator(':focus')).toHaveCount(1)
  await nameIn(form, life).fill(names.first)
  await life.fill?.(page, form, mark)
  await save(form)
  // Codes are identified by their code, others by their name: both contain the mark.
  const [before = '', after = ''] = filled(general.made.created, { name: '|' }).split('|')
  await expect(page.getByText(new RegExp(`${before}[^»]*${mark}${after}`))).toBeVisible()
  await expectOpened(walk)
  if (isOnPage) await follow(page, at(walk))
  await expect(rowOf(walk, names.first)).toBeVisible()
}

/** A new row opens: on its page, beside the list, or as the highlighted row, which then has the focus. */
async function expectOpened(walk: Walk): Promise<void> {
  const { page, life, names } = walk
  if (life.page !== undefined) {
    await expect(page.getByRole('heading', { level: 1, name: names.first })).toBeFocused()
  } else if (life.opens === true) {
    const beside = page.getByRole('dialog')
    await expect(beside).toContainText(names.first)
    await page.keyboard.press('Escape')
    await expect(beside).toHaveCount(0)
  } else {
    const row = rowOf(walk, names.first)
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(row.locator(':focus')).toHaveCount(1)
  }
}

/** Both change its name: the later one gets a conflict with both names, and saves again to overwrite. */
async function changeAtOnce(walk: Walk, id: string): Promise<void> {
  const { page, life, family, names } = walk
  await press(walk, rowOf(walk, names.first), general.actions.edit)
  const form = life.page === undefined ? page.getByRole('dialog') : await life.page(page)
  await expect(nameIn(form, life)).toHaveValue(names.first)
  const theirs = { ...(await seen(family, id)), [life.label.property]: names.theirs }
  await family.patch(id, theirs)
  await nameIn(form, life).fill(names.mine)
  await keepMine(form, names.mine, names.theirs)
}

/** The history of the row shows both changes. */
async function expectHistory(walk: Walk): Promise<void> {
  const { page, names } = walk
  await press(walk, rowOf(walk, names.mine), general.actions.history)
  const history = page.getByRole('dialog')
  await expect(history.getByText(names.mine, { exact: true }).first()).toBeVisible()
  await expect(history.getByText(names.theirs).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toHaveCount(0)
}

async function destroyAndRestore(walk: Walk): Promise<string[]> {
  const { page, names } = walk
  await press(walk, rowOf(walk, names.mine), general.actions.destroy)
  await confirm(page)
  await expect(rowOf(walk, names.mine)).toHaveCount(0)
  await follow(page, at(walk, '&deleted=true'))
  await press(walk, rowOf(walk, names.mine), general.actions.restore)
  await expect(page.getByText(general.done.restored)).toBeVisible()
  await follow(page, at(walk))
  return ['destroy', 'restore']
}

const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: general.actions.destroy }).click()

/** The bulk actions of the screen, each with both rows; returns the expected log entries. */
async function actAtOnce({ page, life, mark }: Walk): Promise<string[]> {
  const { activate, deactivate, active, inactive } = life.words
  const rows = page.getByRole('row').filter({ hasText: mark })
  const acts: string[] = []
  for (const [act, state] of [[deactivate, inactive] as const, [activate, active] as const]) {
    if (act === undefined || state === undefined) continue
    await pressForAll(page, rows, act)
    await expect(rows.getByText(state, { exact: true })).toHaveCount(2)
    acts.push('patch')
  }
  await pressForAll(page, rows, general.actions.destroy)
  await confirm(page)
  await expect(rows).toHaveCount(0)
  return [...acts, 'destroy']
}

async function pressForAll(page: Page, rows: Locator, act: string): Promise<void> {
  await expect(rows).toHaveCount(2)
  await page.getByRole('columnheader').first().getByRole('checkbox').click({ force: true })
  const bar = page.getByRole('region', { name: 'Acciones para las filas seleccionadas' })
  await bar.getByRole('button', { name: act, exact: true }).click()
}

/** The log has each act, with the name before and after for those that changed it. */
async function expectLogged({ page, life, script, names }: Walk, id: string, acts: string[]): Promise<void> {
  const { property } = life.label
  const events = await expectActs(page, script, { id, family: life.family, acts })
  const named = events.slice(0, 3).map(({ before, after }) => [before?.[property], after?.[property]])
  expect(named).toEqual([
    [undefined, names.first],
    [names.first, names.theirs],
    [names.theirs, names.mine],
  ])
  expect(events[0]?.before).toBeNull()
  for (const { act, before, after } of events.slice(3)) expect(before, act).not.toEqual(after)
}

/** The log shows these acts of a row, in words and newest first; returns its events, oldest first. */
export async function expectActs(
  page: Page,
  script: Portal,
  { id, family, acts }: { id: string; family: string; acts: readonly string[] },
): Promise<LogEvent[]> {
  const newestFirst = acts.toReversed()
  const words = (group: object, name: string) => new Map<string, unknown>(Object.entries(group)).get(name)
  await follow(page, `/logs?subject=${id}`)
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(
    newestFirst.map(
      (act) => `${String(words(reports.families, family))}: ${String(words(reports.verbs, act))}`,
    ),
  )
  const { data } = await script.logs.index({ subject: id, perPage: 50 })
  expect(data.map(({ act }) => act)).toEqual(newestFirst.map((act) => `${family}.${act}`))
  return data.toReversed()
}

/** A conflict shows the other value beside one's own; saving again overwrites. */
export async function keepMine(form: Locator, mine: string, theirs: string): Promise<void> {
  await save(form)
  await expect(form.getByText(filled(resource.conflict.theirs, { value: theirs }))).toBeVisible()
  await expect(form.getByText(filled(resource.conflict.mine, { value: mine }))).toBeVisible()
  await expectAccessible(form.page())
  await save(form)
  await expect(form.page().getByText(resource.conflict.title)).toHaveCount(0)
}

/** Selects an option of a combo box, by keyboard. */
export async function chooseIn(page: Page, form: Locator, field: string, option: string): Promise<void> {
  const box = form.getByRole('combobox', { name: field, exact: true })
  await expect(box).toBeEnabled()
  await box.fill(option)
  await expect(page.getByRole('listbox').getByRole('option', { name: option })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}

/** Types a date, digit by digit: `01112026`. */
export async function writeDay(page: Page, form: Locator, field: string, digits: string): Promise<void> {
  await form.getByRole('group', { name: field }).getByRole('spinbutton').first().click()
  await page.keyboard.type(digits)
}

export const textIn = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })
