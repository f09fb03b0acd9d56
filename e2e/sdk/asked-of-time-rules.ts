import type { Portal, TimeRuleSetInput } from '@portal/sdk'
import { seen } from '../support/seen.ts'

const limit = (minutes: number) => ({ minutes, isOn: true, source: 'Convenio de paso' })

/** Rules of an agreement that applies to nobody. */
const input: TimeRuleSetInput = {
  ...{ agreement: 'Convenio de paso', name: 'De paso', validFrom: '2040-01-01', source: 'BOE' },
  rules: {
    limits: {
      ...{ day: limit(540), rest: limit(720), shiftChange: limit(420), stretch: limit(360) },
      ...{
        week: limit(2160),
        night: limit(480),
        nightOvertime: limit(0),
        late: limit(10),
        outside: limit(20),
      },
    },
    ...{ pauseMinutes: 15, overtime: { hours: 80, source: 'ET art. 35.2' }, fullWeekMinutes: 2400 },
    ...{ consent: 'both', answerDays: 14, fileRequired: false },
  },
  examples: [
    {
      name: 'Ocho horas',
      restMinutes: null,
      work: [{ start: 480, end: 960 }],
      breaks: [],
      incidents: ['missing_rest'],
    },
  ],
}

/** Time rules that are drafted, activated and deactivated. */
export async function askTimeRules({ timeRules }: Portal): Promise<void> {
  const { id } = await timeRules.create(input)
  await timeRules.index({ state: 'draft' })
  await timeRules.show(id)
  await timeRules.update(id, { ...input, ...(await seen(timeRules, id)), name: 'De camino' })
  await timeRules.publish(id, { ...(await seen(timeRules, id)) })
  await timeRules.turnOff(id, { ...(await seen(timeRules, id)) })
  const other = await timeRules.create(input)
  await timeRules.destroy(other.id)
}
