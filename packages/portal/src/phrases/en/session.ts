import type { session as es } from '../es/session.ts'

export const session = {
  login: {
    title: 'Sign in',
    text: 'Use your company username and password.',
    user: 'Username',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgot your password?',
    register: 'Create an account',
    failed: 'Wrong Username or Password',
    tooMany: 'Too many attempts. Wait {{time}} and try again.',
    tooManySoon: 'Too many attempts. Wait a moment and try again.',
    unreachable: 'The server cannot be reached. Check your connection.',
    returning: 'After signing in you will return to the page you asked for.',
  },
  token: {
    title: 'Link sign-in',
    checking: 'Checking the link…',
    who: 'This link signs in {{name}}.',
    short: 'The session will last 60 seconds.',
    enter: 'Sign in as {{name}}',
    unchecked: 'The link could not be checked',
    expired: 'This link is no longer valid',
    expiredText:
      'Each link works only once and for a short time. Ask for a new one, or sign in with your username and password.',
    normal: 'Sign in with username and password',
  },
} satisfies typeof es
