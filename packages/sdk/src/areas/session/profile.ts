import type { Profile } from '#generated/session/profile.ts'
import { profile as acts, type ProfileFamily } from '#generated/families/main.ts'
import type { Kernel } from '#kernel/kernel.ts'
import type { UserData } from '#session/stored-session.ts'

/** Builds the family. Changing the preferences also updates the session's user data. */
export function profile(kernel: Kernel): ProfileFamily {
  const { main, coordinator } = kernel
  return {
    ...acts(kernel),
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
