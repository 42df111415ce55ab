import { ApiError } from '../../api.ts';

/** The saved preference, or null while nothing was saved yet. */
export async function savedOrNull<Preference>(
  running: Promise<{ data: Preference }>,
): Promise<Preference | null> {
  try {
    return (await running).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}
