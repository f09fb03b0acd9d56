import type { ErrorCode } from '@portal/sdk/contract'

export type WorkbookCode = Extract<
  ErrorCode,
  'file_encrypted' | 'file_damaged' | 'file_outdated' | 'sheet_missing' | 'unpacked_size_out_of_range'
>

/** Why a workbook is refused. */
export class WorkbookFault extends Error {
  readonly code: WorkbookCode
  constructor(code: WorkbookCode, cause?: unknown) {
    super(`workbook: ${code}`, { cause })
    this.code = code
  }
}
