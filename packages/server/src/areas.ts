import type { HandlerTable } from '#contract/handlers.ts'
import type { Job } from '#jobs/jobs.ts'
import { dashboardHandlers } from '#areas/home/dashboard.handlers.ts'
import { discardBlobJob } from '#areas/loads/discard-blob.job.ts'
import { loadsHandlers } from '#areas/loads/loads.handlers.ts'
import { loadsJob } from '#areas/loads/loads.job.ts'
import { recordsFileHandlers } from '#areas/loads/records-file.handlers.ts'
import { templatesHandlers } from '#areas/loads/templates.handlers.ts'
import { skillGroupsHandlers } from '#areas/projects/skill-groups.handlers.ts'
import { skillsHandlers } from '#areas/projects/skills.handlers.ts'
import { exchangeTokensHandlers } from '#areas/session/exchange-tokens.handlers.ts'
import { passwordsHandlers } from '#areas/session/passwords.handlers.ts'
import { profileHandlers } from '#areas/session/profile.handlers.ts'
import { sessionHandlers } from '#areas/session/session.handlers.ts'
import { fieldsHandlers } from '#areas/tickets/fields.handlers.ts'

/** Every family of every area: the one place that knows them all. */
export const handlerTables: HandlerTable[] = [
  sessionHandlers,
  exchangeTokensHandlers,
  passwordsHandlers,
  profileHandlers,
  dashboardHandlers,
  skillsHandlers,
  skillGroupsHandlers,
  fieldsHandlers,
  templatesHandlers,
  recordsFileHandlers,
  loadsHandlers,
]

export const jobKinds: Job[] = [loadsJob, discardBlobJob]
