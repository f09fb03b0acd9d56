import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// Each would run if a browser parsed it as markup.
const stringsThat = (run: string): readonly string[] => [
  `<script>${run}</script>`,
  `"><script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}">`,
  `<svg><script>${run}</script></svg>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<a href="javascript:${run}">x</a>`,
  `<math></form><mglyph><style></math><img src onerror=${run}>`,
  `<details open ontoggle="${run}">`,
  `<style>@import 'javascript:${run}'</style>`,
  `<input autofocus onfocus="${run}">`,
  `';${run};//`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `<template><script>${run}</script></template>`,
  `<body onload="${run}">`,
  `<object data="javascript:${run}">`,
]

test('check 40: what people write is shown as they wrote it, and never run', async ({ page, baseURL }) => {
  const script = await scriptOf(baseURL)
  const mark = `h${crypto.randomUUID().slice(0, 5)}`
  const strings = stringsThat(`window.${mark}='yes'`)
  const made = []
  for (const [index, label] of strings.entries()) {
    made.push(await script.fields.create({ key: `markup_${mark}_${index}`, label, type: 'text' }))
  }
  await enter(page, 'admin', `/creacionCamposGestion?search=${mark}&perPage=50`)
  await expect(page.getByText(strings[0] ?? '', { exact: true })).toBeVisible()
  const names = await page.getByRole('rowheader').allTextContents()
  expect(names.sort()).toEqual(made.map(({ label }) => label).sort())
  expect(await page.evaluate((name) => name in window, mark)).toBe(false)
  for (const { id } of made) await script.fields.destroy(id)
})
