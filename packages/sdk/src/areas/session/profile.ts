import type { components, paths } from '#generated/main.ts'
import { type Call, type CallOptions, callOf } from '#http/call.ts'
import { type Act, type Caller, typed } from '#http/caller.ts'
import { named, type Named } from '#http/operation.ts'
import type { SessionCoordinator } from '#session/coordinator.ts'
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
  readonly patch: ((body: Preferences, options?: CallOptions) => Call<Profile>) & Named
}

/** Builds the family. */
export function profile(main: Caller<paths>, session: SessionCoordinator): ProfileFamily {
  const operation = 'profile.patch'
  return {
    show: main.act('profile.show', 'get', '/profile', 'nothing'),
    patch: named(operation, 1, (body: Preferences, options?: CallOptions) =>
      callOf(
        typed<Profile>(main.perform({ operation, verb: 'patch', path: '/profile', body, options })).then(
          async (answer) => {
            const userData = session.current?.userData
            if (userData?.uid === answer.data.uid)
              await session.change({ userData: withPreferences(userData, answer.data) })
            return answer
          },
        ),
      ),
    ),
  }
}

function withPreferences(userData: UserData, { about, timeZone, locale }: Profile): UserData {
  return { ...userData, about, timeZone, locale: isLanguage(locale) ? locale : null }
}

function isLanguage(text: string | null): text is NonNullable<UserData['locale']> {
  return text !== null && ['es', 'en', 'de', 'fr', 'pt'].includes(text)
}
