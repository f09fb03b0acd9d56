import { textIn, walkLife } from '../support/life.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, home } from '../support/words.ts'

const { links } = home

test('PAN-15.2 SHE-5.9 SHE-7.3 a link from creation to deletion; readers open active ones', async ({
  page,
  browser,
  baseURL,
}) => {
  const { script } = await walkLife(page, baseURL, {
    ...{ family: 'links', path: '/linkInterest', words: links, of: (one) => one.links },
    label: { property: 'name', field: links.name },
    async fill(_, form) {
      const url = textIn(form, links.url)
      await url.fill('https://ana:clave@prueba.example/')
      await form.getByRole('button', { name: general.actions.save }).click()
      await expect(url).toHaveAttribute('aria-invalid', 'true')
      await url.fill('https://prueba.example/inicio')
    },
    second: () => ({ url: 'https://prueba.example/otra' }),
  })
  const name = `De prueba ${crypto.randomUUID()}`
  const { id } = await script.links.create({
    name,
    url: 'https://prueba.example/',
    active: false,
  })

  const own = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'es-ES' })
  const reader = await own.newPage()
  await enter(reader, 'empleado', '/linkInterest')
  const open = reader.getByRole('link', { name: 'sede.agenciatributaria.gob.es' })
  await expect(open).toHaveAttribute('href', /^https:\/\/sede\.agenciatributaria\.gob\.es\//)
  await expect(open).toHaveAttribute('target', '_blank')
  await expect(open).toHaveAttribute('rel', /noreferrer/)
  await expect(reader.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  await expect(reader.getByRole('button', { name: links.create })).toHaveCount(0)
  await own.close()
  await script.links.destroy(id)
})
