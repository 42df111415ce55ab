export interface SentRequest {
  method: string;
  headers: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  signal?: AbortSignal;
}

/** `fetch` for a file that takes its time: no browser tells how far a `fetch` has got. Rejects when no answer came. */
export function upload(
  url: string,
  { method, headers, body, signal }: SentRequest,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The upload got no answer'));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}
