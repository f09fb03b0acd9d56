import type { Incident } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

export const categories = [
  'application',
  'telephony',
  'network',
  'equipment',
  'access',
  'premises',
  'clock',
  'other',
] as const satisfies readonly Incident['category'][]
export const severities = [
  'low',
  'medium',
  'high',
  'critical',
] as const satisfies readonly Incident['severity'][]
export const states = [
  'open',
  'in_progress',
  'resolved',
  'closed',
] as const satisfies readonly Incident['state'][]
export const effects = [
  'none',
  'asked',
  'accepted',
  'rejected',
] as const satisfies readonly Incident['timeEffect'][]

export const severityTones: Record<Incident['severity'], Tone> = {
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  critical: 'danger',
}
export const stateTones: Record<Incident['state'], Tone> = {
  open: 'warning',
  in_progress: 'info',
  resolved: 'success',
  closed: 'neutral',
}
