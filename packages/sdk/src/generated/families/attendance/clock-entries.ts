// Generated from specs/attendance/clock-entries.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClockEntriesOperations as Operations } from '#generated/attendance/clock-entries.ts'
import type { ClockEntry } from '#generated/attendance/clock-entries.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What people's clocks recorded, append-only. */
export interface ClockEntries {
  /** List the clock entries. As they were recorded, nothing of them is ever changed (FIC-6). One's own; of the people one coordinates with ACCESOS_VER or REPORTES_MIS_USUARIOS, of one's projects with REPORTES_MIS_PROYECTOS, of everybody with REPORTES_TODOS (REP-1). The days are those of the zone in which each entry was made. */
  readonly index: Operation<[query?: Operations['clockEntries.index']['parameters']['query']], Page<ClockEntry>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['clockEntries.index']['parameters']['query'], options?: CallOptions) => List<ClockEntry>
}

/** Builds `clockEntries`: What people's clocks recorded, append-only. */
export const clockEntries: Build<ClockEntries> = /* @__PURE__ */ family('intranet', 'clockEntries index')
