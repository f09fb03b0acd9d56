export * from './generated/families/intranet.ts'
export { recordPackages } from './areas/attendance/record-packages.ts'
export { timeAnchors } from './areas/attendance/time-anchors.ts'
export { monthSheets } from './areas/attendance/month-sheets.ts'
