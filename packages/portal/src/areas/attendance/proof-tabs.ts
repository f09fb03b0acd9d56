import { lazy } from 'react'

/** Loaded with its tab: most viewers of days never open one. */
export const RecordPackages = lazy(async () => ({
  default: (await import('./record-packages.tsx')).RecordPackages,
}))
export const RecordGrants = lazy(async () => ({
  default: (await import('./record-grants.tsx')).RecordGrants,
}))
export const RecordViews = lazy(async () => ({ default: (await import('./record-views.tsx')).RecordViews }))
export const GrantedDays = lazy(async () => ({ default: (await import('./granted-days.tsx')).GrantedDays }))
