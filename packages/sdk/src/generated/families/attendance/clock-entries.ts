// Generated from specs/attendance/clock-entries.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClockEntriesOperations as Operations } from '#generated/attendance/clock-entries.ts'
import type { ClockEntry } from '#generated/attendance/clock-entries.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Recorded clock entries, append-only. */
export interface ClockEntries {
  /** List clock entries. Entries as they were recorded; they are never changed (FIC-6). Returns those of the caller; with ACCESOS_VER or REPORTES_MIS_USUARIOS those of the people they coordinate, with REPORTES_MIS_PROYECTOS of their projects, with REPORTES_TODOS of everybody (REP-1). Days are in the time zone of each entry. */
  readonly index: Operation<[query?: Operations['clockEntries.index']['parameters']['query']], Page<ClockEntry>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['clockEntries.index']['parameters']['query'], options?: CallOptions) => List<ClockEntry>
}

/** Builds `clockEntries`: Recorded clock entries, append-only. */
export const clockEntries: Build<ClockEntries> = /* @__PURE__ */ family('intranet', 'clockEntries index')
