import type { OpenedView, StoredSession } from '@portal/sdk'
import { viewKey } from './view-tab.ts'

/** Opens the portal of this tab as the viewed person. */
export function enterView({ userData, accessToken, sessionSeconds }: OpenedView): void {
  const lifeMs = sessionSeconds * 1000
  const endsAt = Date.now() + lifeMs
  const session: StoredSession = {
    ...{ id: crypto.randomUUID(), kind: 'view', userData, accessToken, renewal: 0 },
    ...{ accessLifeMs: lifeMs, accessExpiresAt: endsAt, sessionEndsAt: endsAt },
  }
  sessionStorage.setItem(viewKey, JSON.stringify(session))
  window.location.assign('/dashboard')
}
