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
