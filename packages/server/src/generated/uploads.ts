// For what files are uploaded. Joined by `pnpm codegen`; the order of lines means nothing.
export { recordsFileUpload } from '#areas/loads/records-file.upload.ts'
export { payslipBatchesUpload } from '#areas/payroll/payslip-batches.upload.ts'
