export type { RecordPackageActs } from './areas/attendance/record-packages.ts'
export type { TimeAnchorActs } from './areas/attendance/time-anchors.ts'
export type { RecordGrants, RecordViews } from './generated/families/intranet.ts'
export type {
  RecordGrant,
  RecordGrantInput,
  RecordGrantRole,
  RecordGrantState,
  RecordKey,
  RecordPackage,
  RecordPackageInput,
  RecordPackageState,
  RecordView,
  TimeAnchor,
} from './generated/intranet.ts'
