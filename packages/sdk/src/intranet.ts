export * from './generated/families/intranet.ts'
export { monthSheets as monthSheetFiles } from './areas/attendance/month-sheets.ts'
