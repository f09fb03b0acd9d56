import { chooseIn, type Life, textIn, walkLife, writeDay } from '../support/life.ts'
import { test } from '../support/test.ts'
import { projects as words } from '../support/words.ts'

const { projects, analyticCodes, serviceCodes, operatingCodes, subcampaigns } = words
const day = '2026-11-01'

/** A code and a first day, which every family here requires. */
const written =
  (group: { code: string }, first: string): NonNullable<Life['fill']> =>
  async (page, form, mark) => {
    await textIn(form, group.code).fill(`V-${mark}`)
    await writeDay(page, form, first, '01112026')
  }

test('PAN-15.2 SHE-5.9 SHE-7.3 a project lives', async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'projects', path: '/listProyectos', words: projects, of: (one) => one.projects },
    label: { property: 'name', field: projects.name },
    async fill(of, form, mark) {
      await textIn(form, projects.customer).fill('Moda Lince')
      await written(projects, projects.startsOn)(of, form, mark)
    },
    second: (mark) => ({ code: `V-${mark}-2`, customer: 'Moda Lince', startsOn: day }),
  })
})

test('PAN-15.2 SHE-5.9 SHE-7.3 an analytic code lives', async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'analyticCodes', path: '/codigoAnalitico', words: analyticCodes },
    of: (one) => one.analyticCodes,
    label: { property: 'name', field: analyticCodes.name },
    async fill(of, form, mark) {
      await textIn(form, analyticCodes.costCentre).fill('PRU-MAD-OPE')
      await written(analyticCodes, analyticCodes.validFrom)(of, form, mark)
    },
    second: (mark) => ({ code: `V-${mark}-2`, costCentre: 'PRU-MAD-OPE', validFrom: day }),
  })
})

test('PAN-15.2 SHE-5.9 SHE-7.3 a service code lives', async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'serviceCodes', path: '/codigoAnalitico?tab=service', words: serviceCodes },
    of: (one) => one.serviceCodes,
    label: { property: 'name', field: serviceCodes.name },
    fill: written(serviceCodes, serviceCodes.validFrom),
    second: (mark) => ({ code: `V-${mark}-2`, validFrom: day }),
  })
})

test('PAN-15.2 SHE-5.9 SHE-7.3 an operating code lives', async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'operatingCodes', path: '/codigoAnalitico?tab=operating', words: operatingCodes },
    of: (one) => one.operatingCodes,
    label: { property: 'name', field: operatingCodes.name },
    fill: written(operatingCodes, operatingCodes.validFrom),
    second: (mark) => ({ code: `V-${mark}-2`, validFrom: day }),
  })
})

test('PAN-15.2 SHE-5.9 SHE-7.3 a subcampaign lives', async ({ page, baseURL }) => {
  let campaignId = ''
  await walkLife(page, baseURL, {
    ...{ family: 'subcampaigns', path: '/subcampana-skill', words: subcampaigns },
    of: (one) => one.subcampaigns,
    label: { property: 'name', field: subcampaigns.name },
    async fill(of, form, mark) {
      await chooseIn(of, form, subcampaigns.campaignId, 'Moda Lince')
      campaignId = await form.locator('input[name=campaignId]').inputValue()
      await written(subcampaigns, subcampaigns.startsOn)(of, form, mark)
    },
    second: (mark) => ({ code: `V-${mark}-2`, campaignId, startsOn: day }),
  })
})
