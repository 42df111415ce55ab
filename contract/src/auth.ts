import { z } from 'zod';
import { dataOf, endpoint, messageReply } from './endpoint.ts';
import { email, factorCode, storable } from './fields.ts';
import { LIMITS } from './limits.ts';
import { ownUserSchema } from './users.ts';

const address = email('Please enter a valid email address');
const otp = z
  .string()
  .overwrite((code) => code.replace(/\s/g, ''))
  .min(1, 'Please enter the code from the email')
  .max(32, 'Invalid OTP');

export const loginBody = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Please enter your email')
    .max(254, 'Please enter a valid email address')
    .refine(storable, 'Please enter a valid email address'),
  password: z.string().min(1, 'Please enter your password').max(1000, 'This password is too long'),
  /** Asked for with `second_factor_required`. */
  code: factorCode,
});

export const forgotPasswordBody = z.object({ email: address });
export const verifyOtpBody = z.object({ email: address, otp });
export const resetPasswordBody = z.object({
  email: address,
  otp,
  newPassword: z
    .string()
    .min(8, 'Password must be at least 8 characters')
    .max(LIMITS.password, `Please keep the password to ${LIMITS.password} characters or fewer`),
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in; sets the session cookie',
  access: 'public',
  credentials: true,
  body: loginBody,
  response: dataOf(z.object({ user: ownUserSchema })),
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Log out; ends this session',
  access: 'public',
  response: messageReply,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Send a one-time code, if the address is known; the answer is the same either way',
  access: 'public',
  body: forgotPasswordBody,
  response: messageReply,
});

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/auth/verify-otp',
  summary: 'Check the one-time code, from the browser that asked for it',
  access: 'public',
  body: verifyOtpBody,
  response: messageReply,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the code; ends every session of that person',
  access: 'public',
  body: resetPasswordBody,
  response: messageReply,
});
