import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import type { UserData } from '#session/stored-session.ts'

/** One's own data. */
export type Profile = components['schemas']['Profile']

/** How a person wants the portal. */
export type Preferences = components['schemas']['Preferences']

/** One's own profile. */
export interface ProfileFamily {
  /** One's own data and preferences. */
  readonly show: Act<paths, '/profile', 'get'>
  /** Changes one's own preferences; the session's user data follow. */
  readonly patch: Act<paths, '/profile', 'patch'>
}

/** Builds the family. */
export function profile({ main, coordinator }: Kernel): ProfileFamily {
  return {
    show: main.act('profile.show', 'get', '/profile', 'nothing'),
    patch: main.act('profile.patch', 'patch', '/profile', 'body', {}, async (answer) => {
      const userData = coordinator.current?.userData
      if (userData?.uid === answer.data.uid) {
        await coordinator.change({ userData: withPreferences(userData, answer.data) })
      }
      return answer
    }),
  }
}

function withPreferences(userData: UserData, { about, timeZone, locale }: Profile): UserData {
  return { ...userData, about, timeZone, locale: isLanguage(locale) ? locale : null }
}

function isLanguage(text: string | null): text is NonNullable<UserData['locale']> {
  return text !== null && ['es', 'en', 'de', 'fr', 'pt'].includes(text)
}
