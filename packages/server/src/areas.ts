import type { HandlerTable } from '#contract/handlers.ts'
import { inboxAll } from '#inbox/inbox-source.ts'
import { referAll } from '#areas/administration/references.handlers.ts'
import { carryAll } from '#areas/administration/configuration.handlers.ts'
import { workdayLines } from '#areas/attendance/workday-lines.ts'
import { hoursOfAll } from '#areas/payroll/month-hours.ts'
import { reportAll } from '#areas/reports/report-lists.ts'
import * as handlers from '#generated/handlers.ts'
import * as inboxes from '#generated/inboxes.ts'
import * as uploads from '#generated/uploads.ts'
import { uploadAll } from '#uploads/upload-purpose.ts'

/** Every family of every area: the only place that knows them all. */
export const handlerTables: HandlerTable[] = Object.values(handlers)

carryAll(() => handlerTables)
referAll(() => handlerTables)
reportAll(() => handlerTables, { workdays: workdayLines })
hoursOfAll(() => handlerTables)
inboxAll(() => Object.values(inboxes).sort((one, other) => one.place - other.place))
uploadAll(() => Object.values(uploads).sort((one, other) => one.place - other.place))
