// Generated from specs/loads/records-file.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecordsFileOperations as Operations } from '#generated/loads/records-file.ts'
import type { DryRun, DryRunInput, FileCauses, ImportInput, Reading, RecordsFile } from '#generated/loads/records-file.ts'
import type { Load } from '#generated/loads/loads.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Uploaded record files. */
export interface RecordsFileFamily {
  /** List uploaded files. Sorted from newest to oldest by default. */
  readonly index: Operation<[query?: Operations['recordsFile.index']['parameters']['query']], Page<RecordsFile>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['recordsFile.index']['parameters']['query'], options?: CallOptions) => List<RecordsFile>
  /** Retrieve an uploaded file. With `templateId`, includes the suggested column mapping for that template: by header, by alias, by similarity. */
  readonly show: Operation<[id: string, query?: Operations['recordsFile.show']['parameters']['query']], RecordsFile, 'get'>
  /** Correct how a file is read. Overrides the detected settings and analyses the file again. Another sheet of a workbook replaces the current one; encoding and delimiter do not apply to workbooks (`invalid`). Refused once a load was created from it. */
  readonly patch: Operation<[id: string, body: Reading], RecordsFile, 'patch'>
  /** Delete an uploaded file. Refused with `referenced` while a load uses it. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Preview the rows a template would reject. Reads the records of the file with a template and a mapping as a load would, at most the first 50,000, and returns how many would be rejected and why. Writes nothing. */
  readonly causes: Operation<[id: string, query?: Operations['recordsFile.causes']['parameters']['query']], FileCauses, 'get'>
  /** Retrieve the dry run of a file. Progress and counters of the dry run; null if there is none since the reading of the file last changed. */
  readonly dryRun: Operation<[id: string], Operations['recordsFile.dryRun']['responses'][200]['content']['application/json']['data'], 'get'>
  /** Start a dry run of a file. Reads the whole file in the background with a template and a mapping, in the batches of a load, and determines the result of each row without writing. The counters are those of a load starting at that time. Replaces a previous dry run. Refused once a load was created from the file. */
  readonly startDryRun: Operation<[id: string, body: DryRunInput], DryRun, 'post'>
  /** Stop and delete the dry run of a file. Has no effect if there is none. */
  readonly stopDryRun: Operation<[id: string], undefined, 'delete'>
  /** Create a load from a file. Fixes the template and the mapping. Returns the new load in the state `created`; use `loads.start` to start it. A required column without a source is `blank` on `mapping.<column>`. Loading into a blacklist requires permission to add entries, and a template without phone, e-mail address or NIF is `invalid`. */
  readonly import: Operation<[id: string, body: ImportInput], Load, 'post'>
}

/** Builds `recordsFile`: Uploaded record files. */
export const recordsFile: Build<RecordsFileFamily> = /* @__PURE__ */ family('laia', 'recordsFile index show=g?/{id} patch destroy causes=g?~ dryRun=g~ startDryRun=p!/{id}/dry-run stopDryRun=d/{id}/dry-run import=p!~')
