import { expect } from 'storybook/test'

/** On a desktop a list begins in the upper third of the window, and each row is one line. */
export async function expectDense(names: readonly HTMLElement[]): Promise<void> {
  const rows = names.map((name) => name.closest('tr')?.getBoundingClientRect())
  await expect(rows[0]?.top).toBeLessThanOrEqual(240)
  for (const row of rows) {
    await expect(row?.height).toBeGreaterThanOrEqual(36)
    await expect(row?.height).toBeLessThanOrEqual(40)
  }
}
