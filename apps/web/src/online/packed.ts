/** Passes texts on in the order they came. Long ones come packed, and what follows one waits until it is unpacked. */
export function inOrder(hear: (text: string) => void): (data: string | ArrayBuffer) => void {
  let waiting = 0;
  let turn = Promise.resolve();
  return (data) => {
    if (waiting === 0 && typeof data === 'string') {
      hear(data);
      return;
    }
    waiting++;
    turn = turn.then(async () => {
      const text = typeof data === 'string' ? data : await unpack(data);
      waiting--;
      hear(text);
    });
  };
}

function unpack(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
