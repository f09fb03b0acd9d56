import { expect } from 'storybook/test'

/** A list on a desk begins in the upper third of the window, and each of its rows is one line. */
export async function expectDense(names: readonly HTMLElement[]): Promise<void> {
  const rows = names.map((name) => name.closest('tr')?.getBoundingClientRect())
  await expect(rows[0]?.top).toBeLessThanOrEqual(240)
  for (const row of rows) {
    await expect(row?.height).toBeGreaterThanOrEqual(36)
    await expect(row?.height).toBeLessThanOrEqual(40)
  }
}
