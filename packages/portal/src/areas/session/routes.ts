import type { AreaScreens } from '#patterns/screen.ts'

/** With words of its own, which no sign-in waits for. */
async function withWords<File>(load: Promise<File>, ...words: string[]): Promise<File> {
  const { loadPhrases } = await import('#phrases/i18n.ts')
  const [file] = await Promise.all([load, ...words.map(loadPhrases)])
  return file
}

const recovery = () =>
  withWords(import('./recovery-screen.tsx'), 'recovery').then((file) => file.RecoveryScreen)

export const session = {
  area: 'session',
  screens: {
    login: {
      path: '/pages/login',
      title: 'login',
      icon: 'login',
      load: () => import('./login-screen.tsx').then((file) => file.LoginScreen),
    },
    tokenLogin: {
      path: '/login/:token',
      title: 'tokenLogin',
      icon: 'key',
      load: () => import('./token-login-screen.tsx').then((file) => file.TokenLoginScreen),
    },
    register: {
      path: '/pages/register',
      title: 'register',
      icon: 'userCheck',
      load: () => withWords(import('./register-screen.tsx'), 'account').then((file) => file.RegisterScreen),
    },
    changePassword: {
      path: '/pages/change-password',
      title: 'changePassword',
      icon: 'key',
      load: () =>
        withWords(import('./change-password-screen.tsx'), 'account').then(
          (file) => file.ChangePasswordScreen,
        ),
    },
    alertMessage: {
      path: '/pages/alert-message',
      title: 'alertMessage',
      icon: 'info',
      load: () =>
        withWords(import('./alert-message-screen.tsx'), 'account').then((file) => file.AlertMessageScreen),
    },
    lockScreen: {
      path: '/pages/lock-screen',
      title: 'lockScreen',
      icon: 'lock',
      load: () =>
        withWords(import('./lock-screen.tsx'), 'profile', 'account').then((file) => file.LockScreen),
    },
    // The phrases of the staff name its departments.
    userProfile: {
      path: '/userProfile',
      title: 'userProfile',
      icon: 'user',
      load: () =>
        withWords(import('./profile-screen.tsx'), 'profile', 'account', 'staff').then(
          (file) => file.ProfileScreen,
        ),
    },
    recovery: { path: '/pages/recovery', title: 'recovery', icon: 'key', load: recovery },
    recoveryAtLogin: {
      path: '/pages/login/RecoveryPassword',
      title: 'recovery',
      icon: 'key',
      load: recovery,
    },
    forgotPassword: {
      path: '/pages/forgot-password',
      title: 'forgotPassword',
      icon: 'key',
      load: () =>
        withWords(import('./forgot-password-screen.tsx'), 'recovery').then(
          (file) => file.ForgotPasswordScreen,
        ),
    },
    resetPassword: {
      path: '/pages/reset-password',
      title: 'resetPassword',
      icon: 'key',
      load: () =>
        withWords(import('./reset-password-screen.tsx'), 'recovery', 'account').then(
          (file) => file.ResetPasswordScreen,
        ),
    },
    securityQuestions: {
      path: '/pages/security-questions',
      title: 'securityQuestions',
      icon: 'lock',
      load: () =>
        withWords(import('./security-questions-screen.tsx'), 'recovery').then(
          (file) => file.SecurityQuestionsScreen,
        ),
    },
    answerQuestions: {
      path: '/pages/validate-security-questions',
      title: 'answerQuestions',
      icon: 'lock',
      load: () =>
        withWords(import('./answer-questions-screen.tsx'), 'recovery').then(
          (file) => file.AnswerQuestionsScreen,
        ),
    },
    recoveryLink: {
      path: '/pages/security-questions-byUser/:user/:token',
      title: 'answerQuestions',
      icon: 'lock',
      load: () => import('./recovery-link-screen.tsx').then((file) => file.RecoveryLinkScreen),
    },
  },
} satisfies AreaScreens<'session'>
