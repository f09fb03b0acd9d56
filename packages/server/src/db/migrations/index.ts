import * as people from './001-people.ts'
import * as sessions from './002-sessions.ts'
import * as jobs from './003-jobs.ts'
import * as skills from './004-skills.ts'
import * as fields from './005-fields.ts'
import * as loads from './006-loads.ts'

/** Expand first, contract a release later: the server before this one must still work on the new schema. */
export const migrations = {
  '001-people': people,
  '002-sessions': sessions,
  '003-jobs': jobs,
  '004-skills': skills,
  '005-fields': fields,
  '006-loads': loads,
}
