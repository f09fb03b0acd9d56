import { textIn, walkLife } from '../support/life.ts'
import { test } from '../support/test.ts'
import { breaks } from '../support/words.ts'

const { types } = breaks

test('PAN-15.2 SHE-5.9 SHE-7.3 a kind of break lives', async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'breakTypes', path: '/pausas', words: types, of: (one) => one.breakTypes },
    label: { property: 'name', field: types.name },
    fill: (_, form, mark) => textIn(form, types.code).fill(mark),
    second: (mark) => ({ code: `${mark}2` }),
  })
})
