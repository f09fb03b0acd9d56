import type { TimeRules } from '#db/schema/time-rules.ts'

const limit = (minutes: number) => ({ minutes, isOn: true, source: 'ET' })

/** The time rules of the law, for tests without a database. */
export const law: TimeRules = {
  limits: {
    day: limit(540),
    rest: limit(720),
    shiftChange: { ...limit(420), isOn: false },
    stretch: limit(360),
    week: limit(2160),
    night: limit(480),
    nightOvertime: limit(0),
    late: limit(10),
    outside: limit(20),
  },
  pauseMinutes: 15,
  overtime: { hours: 80, source: 'ET' },
  fullWeekMinutes: 2400,
  consent: 'both',
  answerDays: 14,
  fileRequired: false,
}

/** On every day. */
export const rulesOn = () => law
