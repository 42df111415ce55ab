import { z } from 'zod';

/** Every failure the API can answer with, and its HTTP status. The list is closed: clients may switch on it. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  other_member: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  cross_site: 403,
  account_suspended: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  no_room: 409,
  answer_first: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  wrong_host: 421,
  invalid_fields: 422,
  invalid_code: 422,
  rate_limited: 429,
  reveal_limit: 429,
  invitation_limit: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

const fieldErrorSchema = z.object({ path: z.string(), message: z.string() }).meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Body of every answer outside 200-299. `message` is for a person, `code` for a program. */
export const failureSchema = z
  .object({
    message: z.string(),
    code: z.enum(codes),
    errors: z.array(fieldErrorSchema).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof failureSchema>;
