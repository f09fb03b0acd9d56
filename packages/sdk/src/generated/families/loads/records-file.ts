// Generated from specs/loads/records-file.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecordsFileOperations as Operations } from '#generated/loads/records-file.ts'
import type { DryRun, DryRunInput, FileCauses, ImportInput, Reading, RecordsFile } from '#generated/loads/records-file.ts'
import type { Load } from '#generated/loads/loads.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Uploaded files of records. */
export interface RecordsFileFamily {
  /** List the uploaded files. Newest first unless asked otherwise. */
  readonly index: Operation<[query?: Operations['recordsFile.index']['parameters']['query']], Page<RecordsFile>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['recordsFile.index']['parameters']['query'], options?: CallOptions) => List<RecordsFile>
  /** One uploaded file. With `templateId`, also the mapping of its columns that suits that template: by header, by alias, by likeness. */
  readonly show: Operation<[id: string, query?: Operations['recordsFile.show']['parameters']['query']], RecordsFile, 'get'>
  /** Correct how the file is read. What the analysis guessed wrong; the file is analysed again with it. Another sheet of a workbook is read in place of the one before; encoding and delimiter of a workbook are not to be said (`invalid`). Refused once a load was made of it. */
  readonly patch: Operation<[id: string, body: Reading], RecordsFile, 'patch'>
  /** Discard an uploaded file. Refused with `referenced` while a load uses it. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** What a template would refuse. Reads the records of the file with a template and a mapping as a load would, at most the first 50,000, and writes nothing: how many would be rejected, and why. */
  readonly causes: Operation<[id: string, query?: Operations['recordsFile.causes']['parameters']['query']], FileCauses, 'get'>
  /** What a load of the file would do. How far the dry run of the file has come, and what it counted; null when there was none since the file was last read otherwise. */
  readonly dryRun: Operation<[id: string], Operations['recordsFile.dryRun']['responses'][200]['content']['application/json']['data'], 'get'>
  /** Try a load without writing. Reads the whole file in the background with a template and a mapping, in the slices of a load, and asks the data what would become of each row; nothing is written. What it counts is what a load would count that began then. It takes the place of the dry run before it. Refused once a load was made of the file. */
  readonly startDryRun: Operation<[id: string, body: DryRunInput], DryRun, 'post'>
  /** Stop and forget the dry run. Nothing happens where there is none. */
  readonly stopDryRun: Operation<[id: string], undefined, 'delete'>
  /** Make a load of a file. Fixes the template and the mapping. Answers the new load in the state `created`; `loads.start` starts it. A required column without a source is refused with `blank` at `mapping.<column>`. Whoever loads into a blacklist must be allowed to put somebody on it, and a template that reads no phone, e-mail address or NIF is `invalid` there. */
  readonly import: Operation<[id: string, body: ImportInput], Load, 'post'>
}

/** Builds `recordsFile`: Uploaded files of records. */
export const recordsFile: Build<RecordsFileFamily> = /* @__PURE__ */ family('laia', 'recordsFile index show=g?/{id} patch destroy causes=g?~ dryRun=g~ startDryRun=p!/{id}/dry-run stopDryRun=d/{id}/dry-run import=p!~')
