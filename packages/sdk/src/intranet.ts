export * from './generated/families/intranet.ts'
export { monthSheets } from './areas/attendance/month-sheets.ts'
