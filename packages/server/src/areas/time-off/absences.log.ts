import type { LogNotes } from '#audit/log-notes.ts'

export const absencesLog: LogNotes<'absences'> = {
  family: 'absences',
  silent: {
    addPart: 'tells who is on sick leave: it stands there as any proof does, absences.justify',
  },
}
